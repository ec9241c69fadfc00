import i18next from 'i18next'
import { Navigate, Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import account from '#shared/words/hu/account.json'
import site from '#shared/words/hu/site.json'
import { show } from '#web/ui/show.test-support.tsx'
import { knownUser } from '../session/known-user.ts'
import { PublicHeader } from './public-header.tsx'

for (const [name, list] of Object.entries({ account, site })) i18next.addResourceBundle('hu', name, list)

afterEach(() => knownUser.set(undefined))

const company = { has_completed_registration: true }
const somebody = (selected_company: object | null) =>
  knownUser.set({ first_name: 'Anna', last_name: 'Kis', selected_company } as CurrentUser)

const open = (path: string) =>
  show(
    <Routes>
      <Route path="/" element={<Navigate to={path} replace />} />
      <Route path="*" element={<PublicHeader />} />
    </Routes>,
  )
const link = (name: string) => page.getByRole('link', { name, exact: true })

it('leads members to the dashboard, and asks nothing of them that is done', async () => {
  somebody(company)
  open('/accept-invitation?token=i.s')
  await expect.element(link('Irányítópult')).toHaveAttribute('href', '/dashboard')
  await expect.element(link('Regisztráció befejezése')).not.toBeInTheDocument()
})

it('leads nobody out of setting up what the company requires, but to signing out', async () => {
  somebody({ ...company, needs_second_factor: true })
  open('/second-factor')
  await expect.element(link('Kijelentkezés').first()).toBeVisible()
  await expect.element(link('Irányítópult')).not.toBeInTheDocument()
  await expect.element(link('Regisztráció befejezése')).not.toBeInTheDocument()
})

it('asks whoever has no company yet to finish the registration', async () => {
  somebody(null)
  open('/confirm-email?token=a.s')
  await expect.element(link('Regisztráció befejezése')).toHaveAttribute('href', '/register')
})

it('keeps where somebody is going who signs in or out by it', async () => {
  const back = '?then=%2Faccept-invitation%3Ftoken%3Di.s'
  open('/accept-invitation?token=i.s')
  await expect.element(link('Bejelentkezés').first()).toHaveAttribute('href', `/login${back}`)
  somebody(company)
  await expect.element(link('Kijelentkezés').first()).toHaveAttribute('href', `/logout${back}`)
})

it('offers no registration to whoever signs in to the back office', async () => {
  open('/login?then=%2Fadmin%2Fusers')
  await expect.element(link('Szabi: Kezdőlap')).toBeVisible()
  await expect.element(link('Cég regisztrálása')).not.toBeInTheDocument()
})

it('R28 shows the full menu on the home page, help, blog and privacy policy, and the way in alone elsewhere', async () => {
  open('/privacy-policy')
  await expect.element(link('Árak').first()).toHaveAttribute('href', '/#pricing')
  await expect.element(link('GYIK').first()).toHaveAttribute('href', '/#contact-us')
})

it('R28 shows the way in alone on every other page', async () => {
  open('/terms-of-use')
  await expect.element(link('Bejelentkezés').first()).toHaveAttribute('href', '/login')
  await expect.element(link('Cég regisztrálása').first()).toHaveAttribute('href', '/register')
  await expect.element(link('Árak')).not.toBeInTheDocument()
})
