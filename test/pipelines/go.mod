module github.com/assay-eval/assay/test/pipelines

go 1.26.0

require github.com/assay-eval/assay v0.0.0

replace github.com/assay-eval/assay => ../..
