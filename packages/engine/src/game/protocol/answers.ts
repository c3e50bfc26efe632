// What a question that waits may be answered with. Plain JSON, as the command `answer` carries it.

/** An answer: something carried, by its id in the view; or nothing, which is what cancelling is. */
export type Answer = { readonly item: number } | { readonly nothing: true };
