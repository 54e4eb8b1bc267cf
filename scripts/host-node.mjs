// Ends with one sentence if the host's Node cannot even run these scripts. Imported before everything else.

/** The first version with `import.meta.dirname`; engines of package.json and the README name it too. */
const OLDEST = [20, 11];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Cercana needs Node ${OLDEST.join('.')} or newer to start, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
