import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Results of a test runner: the numbers of passed (`good`) and failed (`bad`) tests and the names
 * of failed ones, partly with messages. This one means that no test ran, because the file is
 * missing.
 */
const none = { good: 0, bad: 0, failed: [] };
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const jestResults = (file) => {
  const text = read(file);
  if (!text) return none;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } =
    JSON.parse(text);
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0
        ? tests.map(
            ({ fullName, failureMessages: [message = ''] }) => `${fullName}${first(message)}`,
          )
        : [name];
    });
  const bad = numFailedTests + numRuntimeErrorTestSuites;
  return { good: numPassedTests, bad, failed };
};

/**
 * Returns the results of Node's test runner. Includes the names of failed suites, because a suite's
 * hooks can fail too.
 */
export const nodeTestResults = (file) => {
  const text = read(file);
  const count = (word) => Number(text.match(new RegExp(`^# ${word} (\\d+)`, 'm'))?.[1] ?? 0);
  const failed = [...text.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name]) => name);
  return { good: count('pass'), bad: count('fail') + count('cancelled'), failed };
};

export const playwrightResults = (file) => {
  const text = read(file);
  if (!text) return none;
  const { stats, suites, errors } = JSON.parse(text);
  const tests = suites.flatMap((suite) => testsOf(suite));
  const unexpected = tests.filter(({ status }) => status === 'unexpected');
  const failed = [...unexpected.map(({ name }) => name), ...errors.map(({ message }) => message)];
  return { good: stats.expected, bad: stats.unexpected, failed };
};

const testsOf = ({ title, specs = [], suites = [] }) =>
  [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: `${spec.title}${why(results)}`,
        status,
      })),
    ),
    ...suites.flatMap(testsOf),
  ].map(({ name, status }) => ({ name: `${title} › ${name}`, status }));

const why = (results) => first(results.find(({ error }) => error)?.error.message ?? '');

/** Returns the first lines of a failure message without terminal colours. */
function first(message) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 16);
  return lines.map((line) => `\n      ${line}`.trimEnd()).join('');
}
