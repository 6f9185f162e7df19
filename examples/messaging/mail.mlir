// Mail: a message that quotes others, and carries whatever the sender attaches.
!mail = !messaging.message<"mail", {
  from: !person,
  quoted: !llvm.struct<"list", (ptr, !mail)>,
  attached: tuple<i64, tensor<?x!mail>>,
  reply: (!mail) -> !messaging.channel<!mail>
}>
!person = !messaging.message<"person", {name: !llvm.array<64 x i8>, inbox: !messaging.channel<!mail>}>

#server = #messaging.endpoint<"server", !mail [#client]>
#client = #messaging.endpoint<"client", !mail [#server, #client]>

func.func @answer(%inbox: !messaging.channel<!mail>) attributes {messaging.endpoint = #client} {
  %mail = messaging.receive %inbox : !messaging.channel<!mail> -> !mail
  %from = messaging.field %mail "from" : !mail -> !person
  %to = messaging.field %from "inbox" : !person -> !messaging.channel<!mail>
  messaging.send %mail to %to : !mail to !messaging.channel<!mail>
  return
}
