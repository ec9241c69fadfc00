import { Problem } from '#shared/contract/problem.ts'
import { sayReply } from '#shared/words/say-reply.ts'

/** Has a command say in English what an endpoint would tell a person. @throws Error with the sentence of a problem */
export async function saidByCommand<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Problem) throw new Error(sayReply(error.sentence, 'en'), { cause: error })
    throw error
  }
}
