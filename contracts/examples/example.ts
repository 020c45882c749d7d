/** A message transcribed by hand from a contract's text, to test the schemas and both sides against. */
export interface Example {
  /** Section of the contract that this file transcribes, as the number behind its "§". */
  readonly section: string;
  /** What the contract says about it. */
  readonly what: string;
  /** Exported name of the schema that reads such a message. */
  readonly schema: string;
  readonly valid: boolean;
  readonly message: unknown;
}
