// An error that the user can fix: printed as a sentence, without a stack.

export class Trouble extends Error {}
