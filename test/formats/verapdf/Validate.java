import java.io.FileInputStream;
import java.util.TreeMap;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Prints a line for each file: its path, and the clauses of PDF/UA-1 that it fails, with how often and why. */
class Validate {
  public static void main(String[] paths) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String path : paths) {
      var failures = new TreeMap<String, Integer>();
      try (var parser = Foundries.defaultInstance().createParser(new FileInputStream(path), PDFAFlavour.PDFUA_1);
          var validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false)) {
        for (TestAssertion failed : validator.validate(parser).getTestAssertions()) {
          if (failed.getStatus() != TestAssertion.Status.FAILED) continue;
          var rule = failed.getRuleId();
          failures.merge(rule.getClause() + "-" + rule.getTestNumber() + " " + failed.getMessage(), 1, Integer::sum);
        }
      }
      System.out.println(path + "\t" + failures);
    }
  }
}
