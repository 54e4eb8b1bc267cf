/** Labels of the back office's rail. */
export const adminMenuCopy = {
  roles: { ADMIN: 'Operaciones', MEDICAL_DIRECTOR: 'Dirección técnica' },
  board: 'Tablero',
  guard: 'Guardia en vivo',
  appointments: 'Turnos',
  people: 'Personas',
  requests: 'Solicitudes',
  orders: 'Pedidos',
  payments: 'Pagos',
  pharmacies: 'Farmacias',
  coverages: 'Coberturas',
  catalogs: 'Catálogos',
  messages: 'Mensajes',
  contents: 'Contenidos',
  system: 'Sistema',
} as const;
