#!/bin/sh
set -e

BUCKET=s3://my-docs
DISTRIBUTION=E1234567890ABC
FOREVER='public, max-age=31536000, immutable'

# New files come first, so that no page refers to a file that does not exist yet.
for folder in assets css data js; do
  if [ -d "dist/static/$folder" ]; then
    aws s3 sync "dist/static/$folder" "$BUCKET/static/$folder" --cache-control "$FOREVER"
  fi
done
aws s3 sync dist "$BUCKET" --cache-control no-cache \
  --exclude '.octavo-files.json' --exclude 'static/assets/*' --exclude 'static/css/*' \
  --exclude 'static/data/*' --exclude 'static/js/*'
# The types of these files do not contain their encoding by default.
aws s3 cp dist "$BUCKET" --recursive --exclude '*' --include '*.md' \
  --cache-control no-cache --content-type 'text/markdown; charset=utf-8'
aws s3 cp dist "$BUCKET" --recursive --exclude '*' --include '*.txt' \
  --cache-control no-cache --content-type 'text/plain; charset=utf-8'
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths '/*'
