import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Result of a part that ran no test. */
const NO_RESULTS = { passedCount: 0, failedCount: 0, failedNames: [] };
const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const readJestResults = (file) => {
  const text = readText(file);
  if (!text) return NO_RESULTS;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } =
    JSON.parse(text);
  const failedNames = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0
        ? tests.map(
            ({ fullName, failureMessages: [message = ''] }) =>
              `${fullName}${shortenMessage(message)}`,
          )
        : [name];
    });
  const failedCount = numFailedTests + numRuntimeErrorTestSuites;
  return { passedCount: numPassedTests, failedCount, failedNames };
};

/**
 * Reads the results of Node's test runner. The names of failed tests include failed suites, because
 * a suite's hook can fail without a failed test.
 */
export const readNodeTestResults = (file) => {
  const text = readText(file);
  const readCount = (word) => Number(text.match(new RegExp(`^# ${word} (\\d+)`, 'm'))?.[1] ?? 0);
  const failedNames = [...text.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name]) => name);
  return {
    passedCount: readCount('pass'),
    failedCount: readCount('fail') + readCount('cancelled'),
    failedNames,
  };
};

export const readPlaywrightResults = (file) => {
  const text = readText(file);
  if (!text) return NO_RESULTS;
  const { stats, suites, errors } = JSON.parse(text);
  const tests = suites.flatMap((suite) => listTests(suite));
  const unexpectedTests = tests.filter(({ status }) => status === 'unexpected');
  const failedNames = [
    ...unexpectedTests.map(({ name }) => name),
    ...errors.map(({ message }) => message),
  ];
  return { passedCount: stats.expected, failedCount: stats.unexpected, failedNames };
};

const listTests = ({ title, specs = [], suites = [] }) =>
  [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: `${spec.title}${getFailureMessage(results)}`,
        status,
      })),
    ),
    ...suites.flatMap(listTests),
  ].map(({ name, status }) => ({ name: `${title} › ${name}`, status }));

const getFailureMessage = (results) =>
  shortenMessage(results.find(({ error }) => error)?.error.message ?? '');

function shortenMessage(message) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 16);
  return lines.map((line) => `\n      ${line}`.trimEnd()).join('');
}
