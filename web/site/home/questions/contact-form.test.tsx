import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sendContactMessage } from '#shared/site/contract/send-contact-message.ts'
import home from '#shared/words/hu/home.json'
import problems from '#shared/words/hu/problems.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answerPart, asked, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { ContactForm } from './contact-form.tsx'

i18next.addResourceBundle('hu', 'home', home)
i18next.addResourceBundle('hu', 'problems', problems)

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name.replace('?', '\\?')}`) })
const send = () => userEvent.click(page.getByRole('button', { name: home.contactSend }))

async function fillIn() {
  await userEvent.fill(field(home.contactName), ' Varga Nóra ')
  await userEvent.fill(field(home.contactEmail), 'nora@varga.example')
  await userEvent.fill(field(home.contactMessage), 'Mennyibe kerül?')
}

it('R02 P09 sends what somebody asks, and says by when it is answered', async () => {
  answerPart(sendContactMessage, {})
  show(<ContactForm />)
  await fillIn()
  expect(await axeOfElement()).toEqual([])
  await send()
  await expect.element(page.getByText(/Megkaptuk. Rendszerint 48 órán belül írunk\./)).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  expect(askedOf(sendContactMessage)).toEqual([
    {
      body: {
        name: 'Varga Nóra',
        email: 'nora@varga.example',
        message: 'Mennyibe kerül?',
        website: '',
        seconds: expect.any(Number),
        captcha: 'contact token',
      },
    },
  ])
})

it('R02 says at each field what is missing or wrong, and asks nobody', async () => {
  show(<ContactForm />)
  await userEvent.fill(field(home.contactEmail), 'nora@')
  await send()
  await expect.element(field(home.contactName)).toHaveFocus()
  await expect.element(page.getByText(problems.required).first()).toBeVisible()
  await expect.element(page.getByText(problems.email)).toBeVisible()
  expect(asked).toEqual([])
})

it('R02 keeps what was typed where it is refused, and forgets a hidden field that the browser filled in', async () => {
  refuse(sendContactMessage, 422, 'Ez gépi küldésnek látszik.')
  show(<ContactForm />)
  await fillIn()
  await userEvent.fill(document.querySelector('[name=website]')!, 'x')
  await send()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ez gépi küldésnek látszik.')
  await expect.element(field(home.contactMessage)).toHaveValue('Mennyibe kerül?')
  answerPart(sendContactMessage, {})
  await send()
  await expect.element(page.getByText(/Megkaptuk. Rendszerint 48 órán belül írunk\./)).toBeVisible()
  expect(askedOf(sendContactMessage)).toMatchObject([{ body: { website: 'x' } }, { body: { website: '' } }])
})

it('C02 hides the badge that the captcha puts on the page', async () => {
  show(<span className="grecaptcha-badge">Védi: reCAPTCHA</span>)
  await expect.element(page.getByText('Védi: reCAPTCHA')).toBeInTheDocument()
  await expect.element(page.getByText('Védi: reCAPTCHA')).not.toBeVisible()
})
