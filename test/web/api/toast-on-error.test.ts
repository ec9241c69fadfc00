import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#shared/contract/client.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { toasts } from '#web/ui/feedback/toast/toast.ts'

const refused = (status: number, message: string) =>
  new ApiError(status, { success: 0, code: 'invalid', message, errors: {} })
const shown = () => toasts.visibleToasts.map(({ content }) => [content.tone, content.text])

afterEach(() => {
  for (const { key } of toasts.visibleToasts) toasts.close(key)
})

describe('an act that no form stands for', () => {
  it('says nothing when it succeeds', async () => {
    const act = vi.fn(async () => 'done')
    await toastOnError(act)
    expect(act).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  it('shows the server’s own sentence when it is refused', async () => {
    await toastOnError(() => Promise.reject(refused(422, 'Ez a nap már foglalt.')))
    expect(shown()).toEqual([['danger', 'Ez a nap már foglalt.']])
  })

  it('shows the page’s sentence where it has one for the refusal', async () => {
    const sentenceOf = ({ status, message }: ApiError) => (status === 404 ? 'Nincs többé.' : message)
    await toastOnError(() => Promise.reject(refused(404, 'Not found.')), sentenceOf)
    expect(shown()).toEqual([['danger', 'Nincs többé.']])
  })

  it('leaves a bug to those who mend it', async () => {
    await expect(toastOnError(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
    expect(shown()).toEqual([])
  })
})
