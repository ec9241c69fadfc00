import { Outlet } from 'react-router'
import { Halves } from './halves.tsx'

/** Around the pages by which somebody comes in. */
export function EntryLayout() {
  return (
    <Halves>
      <Outlet />
    </Halves>
  )
}
