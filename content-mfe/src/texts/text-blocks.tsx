import { fillInShopDetails, parseTextBlocks } from 'contract/content/shop-texts';
import { useConfig } from 'shared/session';
import { Skeleton, SkeletonGroup } from 'shared/ui';

interface TextBlocksProps {
  /** Text of the firm, with paragraphs, lists and placeholders such as {email}. */
  text: string;
  paragraphClassName?: string;
}

export function TextBlocks({ text, paragraphClassName }: TextBlocksProps) {
  const shop = useConfig();
  return parseTextBlocks(fillInShopDetails(text, shop)).map((block, index) =>
    typeof block === 'string' ? (
      <p key={index} className={paragraphClassName}>
        {block}
      </p>
    ) : (
      <ul key={index}>
        {block.map((point, pointIndex) => (
          <li key={pointIndex}>{point}</li>
        ))}
      </ul>
    ),
  );
}

export const TextsSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={4} />
      </div>
    ))}
  </SkeletonGroup>
);
