/** Labels of the pharmacy's menu. */
export const pharmacyMenuCopy = {
  counter: 'Mostrador',
  orders: 'Pedidos',
  prices: 'Precios',
  dispensings: 'Historial',
  branch: 'Sucursal',
} as const;
