import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#shared/contract/client.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { useFormError } from './use-form-error.ts'

function Form({ send }: { send: () => Promise<void> }) {
  const form = useForm({ defaultValues: { name: '' } })
  const { submitWith } = useFormError(form)
  return (
    <form onSubmit={submitWith(send)} noValidate>
      <FormTextField control={form.control} name="name" label="Név" />
    </form>
  )
}

it('sends once however often Enter is pressed meanwhile, and again once it is over, also where it failed', async () => {
  const first = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue()
  show(<Form send={send} />)
  await userEvent.click(page.getByRole('textbox', { name: 'Név' }))
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledOnce()
  first.reject(new ApiError(503, { code: 'unavailable', message: 'Nincs hálózat.' } as never))
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Enter}')
      return send.mock.calls.length
    })
    .toBe(2)
})
