import { IconButton } from '../button/icon-button.tsx'
import { Card } from '../card/card.tsx'
import { Popover } from './popover.tsx'

export function Gallery() {
  return (
    <Card>
      <Popover label="Értesítések" trigger={<IconButton icon="bell" name="Értesítések" />}>
        Nincs új értesítés.
      </Popover>
    </Card>
  )
}
