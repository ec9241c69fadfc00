import i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import sessions from '#shared/words/hu/sessions.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { AssistantCard } from './assistant-card.tsx'

i18next.addResourceBundle('hu', 'sessions', sessions)

it('says once by which address an assistant is connected, copies it by the keyboard, and says where it is disconnected', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  showFresh(<AssistantCard />)
  const address = page.getByRole('group', { name: 'Az MCP-kiszolgáló címe' })
  await expect.element(address).toMatchTextContent(`${location.origin}/api/mcp`)
  await expect.element(page.getByText(/a bejelentkezett eszközök között látod/)).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(told).toEqual(['Cím kimásolva.'])
  expect(write).toHaveBeenCalledWith(`${location.origin}/api/mcp`)
  expect(await axeOfElement(document.body)).toEqual([])
})
