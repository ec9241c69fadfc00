/** Gives the same key to attempts with the same input until one of them is known to have been answered. */
export function retryKeys(newKey: () => string) {
  const open = new Map<string, string>()
  const nameOf = (asked: unknown) => JSON.stringify(asked) ?? ''

  return {
    for(asked: unknown): string {
      const key = open.get(nameOf(asked)) ?? newKey()
      open.set(nameOf(asked), key)
      return key
    },
    done(asked: unknown) {
      open.delete(nameOf(asked))
    },
  }
}
