import i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import site from '#shared/words/hu/site.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { HomePage } from './home-page.tsx'

i18next.addResourceBundle('hu', 'site', site)

const field = () => page.getByRole('textbox', { name: site.workEmail })

it('R26 begins the registration with the address that is typed, and says how an address looks where it is none', async () => {
  const onSignUp = vi.fn()
  show(<HomePage onSignUp={onSignUp}>{null}</HomePage>)
  expect(await axeOfElement()).toEqual([])
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(item => item.textContent?.trim()),
  ).toEqual(site.freeForEver.split('\n'))
  for (const wrong of ['', 'csilla', 'csilla@kekto', 'a b@kekto.example']) {
    await userEvent.fill(field(), wrong)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toMatchTextContent(site.emailFormat)
    await expect.element(field()).toHaveFocus()
  }
  expect(onSignUp).not.toHaveBeenCalled()
  await userEvent.fill(field(), 'csilla@kekto.example')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: site.signUpFree }))
  expect(onSignUp).toHaveBeenCalledExactlyOnceWith('csilla@kekto.example')
})
