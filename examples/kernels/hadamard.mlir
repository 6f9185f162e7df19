// y = conj(x) * y for each element, but for those where x and y are equal, which become -y.
func.func @hadamard(%x: memref<?xcomplex<f64>>, %y: memref<?xcomplex<f64>>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xcomplex<f64>>
  affine.for %i = 0 to %n {
    %xi = affine.load %x[%i] : memref<?xcomplex<f64>>
    %yi = affine.load %y[%i] : memref<?xcomplex<f64>>
    %conjugate = complex.conj %xi : complex<f64>
    %product = complex.mul %conjugate, %yi : complex<f64>
    %negated = complex.neg %yi : complex<f64>
    %equal = complex.eq %xi, %yi : complex<f64>
    %result = arith.select %equal, %negated, %product : complex<f64>
    affine.store %result, %y[%i] : memref<?xcomplex<f64>>
  }
  return
}
