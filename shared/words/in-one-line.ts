/** What somebody has written, in one line: none of it looks like a line of ours. */
export const inOneLine = (said: string) => said.replace(/\s+/g, ' ').trim()
