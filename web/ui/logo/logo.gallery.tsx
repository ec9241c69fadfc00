import { Card } from '../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { Logo } from './logo.tsx'

export function Gallery() {
  return (
    <Card>
      <div className={styles.line}>
        <Logo />
        <Logo size="lg" />
      </div>
    </Card>
  )
}
