type Results<Works extends readonly Promise<unknown>[]> = { -readonly [I in keyof Works]: Awaited<Works[I]> }

/** All results; if one fails, it waits for the others before it throws, so that nothing is left half open. */
export async function inParallel<Works extends readonly Promise<unknown>[]>(...works: Works): Promise<Results<Works>> {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason
  return Promise.all(works) as Promise<Results<Works>>
}
