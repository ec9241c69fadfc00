import { Card } from '../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'

const variants = ['primary', 'tinted', 'default', 'quiet', 'danger'] as const
const sizes = ['lg', 'md', 'sm'] as const

export function Gallery() {
  return (
    <Card>
      <div className={styles.stack}>
        {sizes.map(size => (
          <div key={size} className={styles.line}>
            {variants.map(variant => (
              <Button key={variant} variant={variant} size={size}>
                Kérelem beküldése
              </Button>
            ))}
            <Button size={size} variant="primary" icon="plus">
              Új kérelem
            </Button>
            <Button size={size} variant="primary" isPending>
              Mentés
            </Button>
            <Button size={size} isDisabled>
              Nem lehet
            </Button>
            <IconButton size={size} icon="bell" name="Értesítések" />
            <IconButton size={size} icon="chevron-left" name="Előző" variant="default" />
            <LinkButton size={size} to="/x">
              Link
            </LinkButton>
          </div>
        ))}
      </div>
    </Card>
  )
}
