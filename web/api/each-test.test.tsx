import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { session } from '../app/session/fake-session.test-support.ts'
import { loadSession } from '../app/session/load-session.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { call } from './call.ts'
import { captchaFor } from './captcha/captcha.ts'
import { drafts, kept } from './drafts/drafts.test-support.ts'
import { answerPart, asked, askedOf, refuse, told } from './fake-api.test-support.ts'
import { showFresh } from './show-fresh.test-support.tsx'
import { useApi } from './use-api.ts'

/** The name of the company that is open, as soon as it is known. */
function CompanyName() {
  const { data } = useApi(company.showCompany)
  return <output>{data?.data.name}</output>
}

const name = page.getByRole('status')

describe('a component test', () => {
  // Both are the same: whichever comes second finds nothing of the other.
  it.each(['first', 'second'])('begins on the same day with nothing that another has left: the %s', async turn => {
    expect(new Date().toISOString()).toMatch(/^2026-11-20T09:00/)
    expect([asked, told(), [...kept]]).toEqual([[], [], []])
    expect(name.elements()).toEqual([])
    await expect(call(company.showCompany, {})).rejects.toThrow('nobody answers GET /company')

    answerPart(company.showCompany, { data: { name: `The company of the ${turn}` } })
    drafts.save('company', { name: turn })
    toast.error(`The ${turn} says this.`)
    showFresh(<CompanyName />)
    await expect.element(name).toHaveTextContent(`The company of the ${turn}`)
  })

  it('asks the stand-ins, by whatever name the real ones are imported', async () => {
    refuse(account.logOut, 404, 'Nobody is in.')
    await expect(call(account.logOut, {})).rejects.toThrow('Nobody is in.')
    expect(askedOf(account.logOut)).toEqual([{}])
    expect(await captchaFor('contact')).toBe('contact token')
    expect(await loadSession()).toBe(session)
  })
})
