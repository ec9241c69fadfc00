/** All results; if one fails, it waits for the others before it throws, so that nothing is left half open. */
export async function inParallel<T extends readonly unknown[]>(works: [...{ [I in keyof T]: Promise<T[I]> }]): Promise<T> {
  const results = await Promise.allSettled<unknown>(works)
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return Promise.all(works) as unknown as Promise<T>
}
