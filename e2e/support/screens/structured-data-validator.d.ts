/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
