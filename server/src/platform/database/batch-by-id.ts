/**
 * Makes one reading of all that is asked for in one turn of the event loop. Nothing is kept: every
 * answer comes from a statement that started after its question.
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
