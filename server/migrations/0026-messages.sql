-- Templates of messages to patients, and what was sent from them (requirement: message from a template).

create table message_template (
  id uuid primary key,
  name text not null unique,
  -- Of the texts in force.
  version integer not null default 1
);

-- What a template says. A new text is another version: what was sent can always be read in its words.
create table message_template_version (
  template_id uuid not null references message_template,
  version integer not null,
  description text not null,
  event text not null check (event in ('VIRTUAL_GUARD', 'CONSULTATION')),
  subject text not null,
  body text not null,
  -- The text that the provider of WhatsApp approved, with its name and language there.
  whatsapp_name text,
  whatsapp_language text check (whatsapp_language in ('es_AR', 'es')),
  whatsapp_body text,
  active boolean not null,
  published_at timestamptz not null default clock_timestamp(),
  -- Nobody where it came with the product.
  published_by uuid references account,
  reason text,
  primary key (template_id, version),
  constraint message_template_version_whatsapp_whole
    check (num_nulls(whatsapp_name, whatsapp_language, whatsapp_body) in (0, 3)),
  constraint message_template_version_reason check ((published_by is null) = (reason is null))
);
create index message_template_version_by_published_by on message_template_version (published_by);
create trigger message_template_version_is_append_only before update or delete on message_template_version
  for each row execute function refuse_record_change();

-- A message to a patient's account. Whether it arrived is in the outbox, which forgets the words once they left;
-- these hold nothing clinical.
create table message_delivery (
  id uuid primary key,
  message_id uuid not null unique references outbound_message,
  template_id uuid not null,
  version integer not null,
  person_id uuid not null references person,
  visit_id uuid not null references visit,
  sent_by uuid not null references account,
  body text not null,
  -- The sender's, so that a message sent twice is one.
  command_id text,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (template_id, version) references message_template_version,
  unique (sent_by, command_id)
);
create index message_delivery_of_person on message_delivery (person_id, created_at desc, id desc);
create index message_delivery_by_template on message_delivery (template_id, version);
create index message_delivery_by_visit_id on message_delivery (visit_id);

with texts (name, event, description, subject, body, whatsapp_name, whatsapp_body) as (values
  ('Estamos por atenderte', 'VIRTUAL_GUARD', 'El paciente es el próximo de la fila.',
   'Estamos por atenderte',
   E'Hola, {{nombre}}.\n\n{{profesional}} te va a llamar en unos minutos. Entrá a {{clinica}} y dejá la pantalla abierta.',
   'guardia_por_atender',
   'Hola, {{nombre}}. {{profesional}} te va a llamar en unos minutos. Entrá a {{clinica}} y dejá la pantalla abierta: {{enlace}} Gracias.'),
  ('Necesitamos que vuelvas a conectarte', 'VIRTUAL_GUARD', 'Se cortó la conexión del paciente.',
   'Necesitamos que vuelvas a conectarte',
   E'Hola, {{nombre}}.\n\nPerdimos la conexión con vos. Volvé a entrar a {{clinica}} para seguir con tu atención.',
   'guardia_volver_a_conectar',
   'Hola, {{nombre}}. Perdimos la conexión con vos. Volvé a entrar a {{clinica}} para seguir con tu atención: {{enlace}} Gracias.'),
  ('Te llamamos y no te encontramos', 'VIRTUAL_GUARD', 'El paciente no respondió a la llamada.',
   'Te llamamos y no te encontramos',
   E'Hola, {{nombre}}.\n\n{{profesional}} te llamó y no pudo comunicarse. Entrá a {{clinica}} y revisá que el sonido y la cámara estén habilitados.',
   'guardia_no_te_encontramos',
   'Hola, {{nombre}}. {{profesional}} te llamó y no pudo comunicarse. Entrá a {{clinica}} y revisá el sonido y la cámara: {{enlace}} Gracias.'),
  ('La guardia tiene demora', 'VIRTUAL_GUARD', 'La espera es más larga que lo habitual.',
   'La guardia tiene demora',
   E'Hola, {{nombre}}.\n\nHoy la espera es más larga que lo habitual. Te guardamos el lugar: dejá abierta la pantalla de {{clinica}}.\n\nSi te sentís peor, llamá al 107.',
   'guardia_con_demora',
   'Hola, {{nombre}}. Hoy la espera es más larga que lo habitual. Te guardamos el lugar en {{clinica}}: {{enlace}} Si te sentís peor, llamá al 107.'),
  ('Tenés una novedad', 'CONSULTATION', 'Hay algo nuevo para ver en la aplicación.',
   'Tenés una novedad de tu atención',
   E'Hola, {{nombre}}.\n\n{{profesional}} te dejó una novedad. Entrá a {{clinica}} para verla.',
   'consulta_novedad',
   'Hola, {{nombre}}. {{profesional}} te dejó una novedad en {{clinica}}. Podés verla acá: {{enlace}} Gracias.'),
  ('Revisá tus documentos', 'CONSULTATION', 'Los documentos de la consulta ya se pueden ver.',
   'Revisá tus documentos en la app',
   E'Hola, {{nombre}}.\n\nLos documentos de tu atención ya están en {{clinica}}. Los encontrás en Notificaciones.',
   'consulta_documentos',
   'Hola, {{nombre}}. Los documentos de tu atención ya están en {{clinica}}. Los encontrás acá: {{enlace}} Gracias.'),
  ('Subí un archivo', 'CONSULTATION', 'El profesional necesita ver un archivo del paciente.',
   'Necesitamos que subas un archivo',
   E'Hola, {{nombre}}.\n\n{{profesional}} necesita ver un archivo tuyo. Entrá a {{clinica}}, en Mi perfil, y subilo desde ahí.',
   'consulta_subir_archivo',
   'Hola, {{nombre}}. {{profesional}} necesita ver un archivo tuyo. Subilo desde Mi perfil en {{clinica}}: {{enlace}} Gracias.')
), added as (
  insert into message_template (id, name) select gen_random_uuid(), name from texts returning id, name
)
insert into message_template_version
  (template_id, version, description, event, subject, body, whatsapp_name, whatsapp_language, whatsapp_body, active)
select added.id, 1, description, event, subject, body, whatsapp_name, 'es_AR', whatsapp_body, true
from added join texts using (name);
