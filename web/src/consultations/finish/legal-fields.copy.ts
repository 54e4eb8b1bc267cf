const professional = {
  'full-name': 'nombre completo del profesional',
  profession: 'profesión',
  refeps: 'código REFEPS del profesional',
  'licence-number': 'número de matrícula',
  'licence-issuer': 'quién otorgó la matrícula',
  'licence-jurisdiction': 'jurisdicción de la matrícula',
  address: 'domicilio profesional',
  'restricted-authorisation': 'autorización para medicamentos de venta restringida',
};

const patient = {
  'full-name': 'nombre completo del paciente',
  'identity-type': 'tipo de documento del paciente',
  'identity-number': 'DNI del paciente',
  'tax-id-type': 'tipo de clave tributaria del paciente',
  'tax-id-number': 'CUIL, CUIT, CDI o pasaporte del paciente',
  'birth-date': 'fecha de nacimiento del paciente',
  sex: 'sexo del paciente',
  address: 'domicilio del paciente',
};

const prescription = {
  'issued-at': 'fecha de emisión',
  'start-date': 'fecha de inicio',
  'start-date-early': 'fecha de inicio posterior a la emisión',
  diagnosis: 'diagnóstico',
};

const line = {
  description: 'nombre genérico',
  diagnosis: 'diagnóstico',
  form: 'forma farmacéutica',
  concentration: 'concentración',
  presentation: 'presentación',
  quantity: 'cantidad',
  posology: 'posología',
  'sale-condition': 'condición de venta',
};

const fields: Record<string, Record<string, string>> = { professional, patient, prescription };

/** Label of a mandatory field of a prescription: `patient.tax-id-number`, `lines.0.form`. */
export function legalFieldName(code: string): string {
  const [block = '', name = '', detail = ''] = code.split('.');
  if (block !== 'lines') return fields[block]?.[name] ?? code;
  if (!name) return 'al menos un medicamento, estudio o derivación';
  const what: Record<string, string> = line;
  return `${what[detail] ?? detail} (ítem ${Number(name) + 1})`;
}
