import { Card } from '../../card/card.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

export function Gallery() {
  return (
    <Card>
      <Breadcrumb
        above={[
          { to: '/admin', label: 'Adminisztráció' },
          { to: '/admin/people', label: 'Munkatársak' },
        ]}
        here="Nagy Anna"
      />
    </Card>
  )
}
