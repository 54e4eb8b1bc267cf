/**
 * Combines the readings of one turn of the event loop into one. Nothing is cached: every answer comes from a
 * statement that started after its call.
 */
export function batchById<Row>(readMany: (keys: string[]) => Promise<Map<string, Row>>) {
  let next: { keys: Set<string>; rows: Promise<Map<string, Row>> } | undefined;

  const open = () => {
    const keys = new Set<string>();
    const rows = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      next = undefined;
      return readMany([...keys]);
    });
    return { keys, rows };
  };

  return async (key: string): Promise<Row | undefined> => {
    next ??= open();
    next.keys.add(key);
    return (await next.rows).get(key);
  };
}
