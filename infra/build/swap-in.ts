import { rename, rm } from 'node:fs/promises'

/** How often another process may be faster, one after the other. */
const most = 10

/** Puts a complete folder in the place of another one, where other processes may be putting theirs. */
export async function swapIn(draft: string, place: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await rm(place, { recursive: true, force: true })
      return await rename(draft, place)
    } catch (error) {
      if (tries === most || !isTaken(error)) throw error
    }
}

/** Whether somebody has put something there since it was removed. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code))
