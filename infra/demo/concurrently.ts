/** Runs the work for each item, a few at a time, since more would only wait for the same cores. */
export async function concurrently<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  atOnce = 3,
): Promise<void> {
  const left = all.values()
  const goOn = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
}
