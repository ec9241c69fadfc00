/** The milliseconds after which a message leaves the rest of its work to another one: half of a function's time. */
export const messageTime = 14_000
