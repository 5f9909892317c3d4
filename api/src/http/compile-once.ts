/**
 * Compiles a schema when it is first used, once for all routes and servers of the process. Most
 * routes share the schemas of errors and ids, and a start that compiled all of them would take an
 * eighth longer.
 */
export function compileOnce<Compiled>(compile: (schema: object) => Compiled) {
  const compiledByText = new Map<string, () => Compiled>();
  return (schema: object): (() => Compiled) => {
    const text = JSON.stringify(schema);
    const getCompiled = compiledByText.get(text) ?? lazily(() => compile(schema));
    compiledByText.set(text, getCompiled);
    return getCompiled;
  };
}

/** Returns a function that creates the value at its first call. */
function lazily<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => (created ??= { value: create() }).value;
}
