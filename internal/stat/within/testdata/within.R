# Writes within.csv with R 4.2.2, base R alone:
#
#   Rscript within.R > within.csv
#
# Each line holds a data set and the p values of the test that deals trials within
# tasks. The data set lists the strata as task:cluster:Kc/Nc:Kt/Nt, control before
# treatment; strata of one task have equal weight. Every choice of the treatment's
# trials is listed one by one, without the hypergeometric distribution.
set.seed(20261127)
cat("strata,p,p_mid,p_one_sided\n")

# statistics of one stratum under all choices of the treatment's trials
choices <- function(kc, nc, kt, nt) {
  outcome <- c(rep(1, kc + kt), rep(0, nc + nt - kc - kt))
  apply(combn(nc + nt, nt), 2, function(i) mean(outcome[i]) - mean(outcome[-i]))
}
studentized <- function(d) {
  if (sum(d^2) < 1e-18) 0 else sum(d) / sqrt(sum(d^2))
}
row <- function(task, cluster, counts) {
  weight <- 1 / table(task)[as.character(task)]
  deals <- lapply(seq_along(task), function(i) do.call(choices, as.list(counts[i, ])))
  grid <- as.matrix(expand.grid(lapply(deals, seq_along)))
  unit <- function(d) studentized(tapply(d * weight, cluster, sum))
  all <- apply(grid, 1, function(at) unit(mapply(function(d, j) d[j], deals, at)))
  seen <- unit(counts[, 3] / counts[, 4] - counts[, 1] / counts[, 2])
  below <- mean(all < seen - 1e-9)
  above <- mean(all > seen + 1e-9)
  equal <- 1 - below - above
  p <- min(1, 2 * (min(below, above) + equal))
  mid <- min(1, 2 * min(below, above) + equal)
  cat(paste(sprintf("%d:%s:%d/%d:%d/%d", task, cluster, counts[, 1], counts[, 2], counts[, 3], counts[, 4]), collapse = " "),
      sprintf("%.12g", c(p, mid, above + equal)), sep = ",")
  cat("\n")
}
draw <- function(n, nc, nt, pc = runif(n), pt = pc) cbind(rbinom(n, nc, pc), nc, rbinom(n, nt, pt), nt)
own <- function(n) sprintf("t%d", 1:n)
row(1, "t1", rbind(c(0, 2, 1, 1)))
row(1:3, own(3), rbind(c(1, 4, 1, 1), c(0, 3, 1, 1), c(2, 5, 0, 1)))
row(1:5, own(5), rbind(c(0, 1, 1, 1), c(0, 1, 1, 1), c(0, 1, 1, 1), c(0, 1, 1, 1), c(1, 1, 0, 1)))
for (i in 1:4) row(1:6, own(6), draw(6, 4, 1))
for (i in 1:4) row(1:4, own(4), draw(4, c(6, 4, 5, 3), c(1, 2, 1, 3)))
row(1:6, own(6), draw(6, 5, 1, 0.2, 0.9))
for (i in 1:4) row(1:6, rep(c("a", "b", "c"), c(1, 2, 3)), draw(6, 4, 1))
for (i in 1:3) row(rep(1:3, each = 2), rep(c("a", "b", "b"), each = 2), draw(6, c(4, 3), 1))
