-- Several licences a professional, in the order in which they would sign: each once (LW-34).
delete from professional_licence repeated using professional_licence earlier
where repeated.professional_id = earlier.professional_id and repeated.position > earlier.position
  and (repeated.number, repeated.type_licence_str, repeated.issuer)
    = (earlier.number, earlier.type_licence_str, earlier.issuer)
  and repeated.jurisdiction_code is not distinct from earlier.jurisdiction_code;
create unique index one_of_each_licence on professional_licence
  (professional_id, number, type_licence_str, issuer, jurisdiction_code) nulls not distinct;
