import { IconButton } from '../button/icon-button.tsx'
import { Card } from '../card/card.tsx'
import { Menu } from './menu.tsx'

export function Gallery() {
  return (
    <Card>
      <Menu
        label="Műveletek"
        trigger={<IconButton icon="dots" name="Műveletek" />}
        items={[
          { id: 'delete', label: 'Törlés', icon: 'trash', isDanger: true },
          { id: 'edit', label: 'Szerkesztés', icon: 'pencil' },
          { id: 'profile', label: 'Profil', icon: 'user', href: '/user' },
        ]}
      />
    </Card>
  )
}
