// Results of the test runners: counts, and the failed tests.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './project.mjs';

export const RESULTS = path.join(ROOT, '.cache', 'results');

/** Results of vitest: counts, and each failed test with the beginning of its error. */
export function vitestResults() {
  const results = read('vitest.json');
  const failures = (results?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const file = path.relative(ROOT, name);
    if (failed.length === 0) return message ? [`${file}: ${reasonIn(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}: ${reasonIn(failureMessages[0])}`,
    );
  });
  return {
    passed: results?.numPassedTests ?? 0,
    failed: results?.numFailedTests ?? 0,
    failures,
  };
}

/** Results of Playwright; a test that passes only at the second attempt counts as failed. */
export function playwrightResults() {
  const results = read('playwright.json');
  const { expected = 0, unexpected = 0, flaky = 0 } = results?.stats ?? {};
  const failures = (results?.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ file, title, ok, tests }) => {
      const reason = tests.flatMap((test) => test.results).find(({ error }) => error)
        ?.error.message;
      return ok ? [] : [`e2e/${file} › ${title}: ${reasonIn(reason)}`];
    });
  return { passed: expected, failed: unexpected + flaky, failures };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Enough lines of a comparison to show the actual value. */
const REASON_LINES = 12;

const reasonIn = (text = '') =>
  stripVTControlCharacters(text).trim().split('\n').slice(0, REASON_LINES).join('\n      ');

function read(file) {
  const full = path.join(RESULTS, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}
