import { useState } from 'react'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import { LoadMore } from './load-more.tsx'
import { Pagination } from './pagination.tsx'

function Pages() {
  const { search } = useLocation()
  return search ? (
    <Pagination previous={{ search: '' }} shown="21–24 a 24-ből" />
  ) : (
    <Pagination next="?cursor=abc" shown="1–20 a 24-ből" />
  )
}

it('turns pages by their addresses, and stops at the ends', async () => {
  show(<Pages />)
  await expect.element(page.getByRole('link', { name: 'Előző' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('link', { name: 'Következő' })).toHaveAttribute('href', '/?cursor=abc')
  expect(await axeOfElement()).toEqual([])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('21–24 a 24-ből')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Következő' })).not.toHaveAttribute('href')
})

it('is not there for one page', async () => {
  show(
    <>
      <p>Egy oldal</p>
      <Pagination />
    </>,
  )
  await expect.element(page.getByText('Egy oldal')).toBeVisible()
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

it('grows at its end, and says how far', async () => {
  function List() {
    const [count, setCount] = useState(20)
    return <LoadMore shown={`${count} munkatárs látszik`} hasMore={count < 40} onMore={() => setCount(40)} />
  }
  show(<List />)
  await userEvent.click(page.getByRole('button', { name: 'Továbbiak betöltése' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('40 munkatárs látszik')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(await axeOfElement()).toEqual([])
})
