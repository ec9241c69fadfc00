import { Card } from '../../card/card.tsx'
import { Tabs } from './tabs.tsx'

export function Gallery() {
  return (
    <Card>
      <Tabs
        label="Adminisztráció"
        tabs={[
          { to: location.pathname, label: 'Munkatársak' },
          { to: '/b', label: 'Csoportok' },
          { to: '/c', label: 'Munkaszüneti napok' },
        ]}
      />
    </Card>
  )
}
