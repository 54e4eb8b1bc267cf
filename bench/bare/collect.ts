/** Loaded into every measured process: SIGUSR2 collects garbage, so that memory means memory in use. */
process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
});
