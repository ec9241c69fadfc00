import { Outlet } from 'react-router'
import { SplitLayout } from './split-layout.tsx'

/** Around the pages by which somebody comes in. */
export function EntryLayout() {
  return (
    <SplitLayout>
      <Outlet />
    </SplitLayout>
  )
}
