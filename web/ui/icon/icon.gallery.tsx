import { Card } from '../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { iconNames } from './icon-name.ts'
import { Icon } from './icon.tsx'

export function Gallery() {
  return (
    <Card>
      <div className={styles.line}>
        {iconNames.map(name => (
          <Icon key={name} name={name} size="lg" label={name} />
        ))}
      </div>
    </Card>
  )
}
