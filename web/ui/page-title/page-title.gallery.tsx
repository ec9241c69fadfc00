import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { PageTitle } from './page-title.tsx'

export function Gallery() {
  return (
    <Card>
      <div className={styles.stack}>
        <PageTitle>Műveleti napló</PageTitle>
        <PageTitle count={312} actions={<Button icon="plus">Új cég</Button>}>
          Cégek
        </PageTitle>
      </div>
    </Card>
  )
}
