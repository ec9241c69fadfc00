type Results<Works extends readonly Promise<unknown>[]> = { -readonly [I in keyof Works]: Awaited<Works[I]> }

/** `Promise.all` that waits for the others before it throws, so that everything opened can be closed. */
export async function inParallel<Works extends readonly Promise<unknown>[]>(...works: Works): Promise<Results<Works>> {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason
  return Promise.all(works) as Promise<Results<Works>>
}
