import { ApiError } from '#shared/contract/client.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'

const messageOf = ({ message }: ApiError) => message

/** Does something that no form stands for; a refusal is told, in the server's words unless `sentenceOf` has others. */
export async function toastOnError(act: () => Promise<unknown>, sentenceOf: (refusal: ApiError) => string = messageOf) {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.error(sentenceOf(error))
  }
}
