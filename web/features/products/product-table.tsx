import type { Product } from '#shared/product/schema.ts';
import { dayText } from '#web/lib/dates.ts';
import { Cell, HeadCell, Row, Table } from '#web/ui/lists/table.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { priceText } from './price.ts';
import { ProductActions } from './product-actions.tsx';

type ProductTableProps = { products: readonly Product[]; onOpen: (dialog: OpenDialog) => void };

/** A page of products as a table. */
export function ProductTable({ products, onOpen }: ProductTableProps) {
  return (
    <Table label="Products">
      <ProductTableHead />
      <tbody>
        {products.map((product) => (
          <Row key={product.id}>
            <Cell className="font-medium" flexible title={product.shortDescription}>
              {product.shortDescription}
            </Cell>
            <Cell className="py-2 text-muted" flexible>
              <p className="line-clamp-2 whitespace-normal wrap-anywhere">{product.detailedDescription}</p>
            </Cell>
            <Cell align="right" className="whitespace-nowrap font-medium">
              {priceText(product.price)}
            </Cell>
            <Cell className="whitespace-nowrap text-muted tabular-nums">{dayText(product.createdAt)}</Cell>
            <Cell align="right">
              <ProductActions onOpen={onOpen} product={product} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The head of the table, the same while its rows are on their way. */
export function ProductTableHead() {
  return (
    <thead>
      <tr>
        <HeadCell>Description</HeadCell>
        <HeadCell>Details</HeadCell>
        <HeadCell align="right" className="w-28 @5xl:w-36">
          Price
        </HeadCell>
        <HeadCell className="w-26 @5xl:w-32">Created</HeadCell>
        <HeadCell align="right" className="w-26 @5xl:w-28">
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
