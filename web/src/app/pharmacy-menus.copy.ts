/** Labels of the pharmacy's menu. */
export const pharmacyMenuCopy = {
  counter: 'Mostrador',
  dispensings: 'Historial',
  branch: 'Sucursal',
} as const;
