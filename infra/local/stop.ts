/** A reason not to start that a person can act on: told in one sentence, without a stack trace. */
export class CannotStart extends Error {}
