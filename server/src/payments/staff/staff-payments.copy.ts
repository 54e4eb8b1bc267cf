/** Words of the table of payments. */
export const tableCopy = {
  filename: 'pagos',
  columns: [
    'Fecha',
    'Hora',
    'Qué se pagó',
    'Estado',
    'Importe',
    'Moneda',
    'Devuelto por nosotros',
    'Fecha de la devolución',
    'Retirado por el medio de pago',
    'Importe retirado',
    'Fecha del retiro',
    'Qué se decidió',
    'Medio de pago',
    'N.º de pago',
    'N.º de devolución',
    'Referencia',
  ],
} as const;
