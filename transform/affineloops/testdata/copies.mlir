// Parts of memrefs that are copied to buffers.
// RUN: -affine-data-copy-generate=generate-dma=1
// RUN: -affine-data-copy-generate=generate-dma=1 -mlir-print-debuginfo
// RUN: -affine-data-copy-generate=skip-non-unit-stride-loops
// RUN: -affine-data-copy-generate=fast-mem-capacity=1
func.func @tiled(%a: memref<512x512xf32>, %b: memref<512x512xf32>) {
  affine.for %i = 0 to 512 step 64 {
    affine.for %j = 0 to 512 step 32 {
      affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 64)>(%i) {
        affine.for %l = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 32)>(%j) {
          %0 = affine.load %a[%k, %l] : memref<512x512xf32>
          affine.store %0, %b[%k, %l] : memref<512x512xf32>
        }
      }
    }
  }
  return
}

func.func @several(%a: memref<100xf32>, %n: index, %u: memref<?xf32>) {
  affine.for %i = 2 to 20 {
    %0 = affine.load %a[%i - 2] : memref<100xf32>
    %1 = affine.load %a[%i + 30] : memref<100xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %a[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 20 {
    %0 = affine.load %u[%i + symbol(%n)] : memref<?xf32>
    "t.use"(%0) : (f32) -> ()
  }
  %3 = affine.load %a[7] : memref<100xf32>
  "t.use"(%3) : (f32) -> ()
  return
}
