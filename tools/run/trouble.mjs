// Trouble that the person at the keyboard can mend: printed as a plain sentence, without a stack.

export class Trouble extends Error {}
